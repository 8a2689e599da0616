import { formText } from '#content/formText'
import type { ApplicationField } from '../domain/applicationField'
import { fill } from '../domain/fill'

export const fieldLabel = ({ label, isOptional }: Pick<ApplicationField, 'label' | 'isOptional'>) =>
  isOptional ? fill(formText.optional, { label }) : label
