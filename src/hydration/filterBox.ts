import type { QueryKey } from '../domain/jobsQuery'
import { QUERY_PARAMETERS } from '../domain/queryParameters'
import { fieldName } from './earlyInput'

/** For the box of a filter: before hydration it ticks this text of a parameter, and is ticked by it. */
export const filterBox = (parameter: QueryKey, text: string) => ({
  ...fieldName(text),
  'data-parameter': QUERY_PARAMETERS[parameter].name,
  value: text,
})

/** The name of a box's parameter in the address. */
export const parameterOf = ({ dataset }: HTMLInputElement) => dataset['parameter'] ?? ''
