import { language } from '#content/language'
import { fillCount } from '../../src/domain/fill'

it('writes a number in the forms of the language, as the four of Polish', () => {
  Object.assign(language, { code: 'pl' })
  const forms = { one: '{n} oferta', few: '{n} oferty', many: '{n} ofert', other: '{n} oferty' }
  expect([1, 34, 0].map((n) => fillCount(forms, n))).toEqual(['1 oferta', '34 oferty', '0 ofert'])
})

it('writes 0 with the form `zero` if a text has it, also in a language without such a form', () => {
  const forms = { one: '{n} vaga', other: '{n} vagas' }
  expect(fillCount(forms, 0)).toBe('0 vagas')
  expect(fillCount({ ...forms, zero: 'nenhuma vaga' }, 0)).toBe('nenhuma vaga')
})
