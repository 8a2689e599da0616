import { fillCount } from '../../src/domain/fill'

it('writes 0 with the form `zero` if a text has it, also in a language without such a form', () => {
  const forms = { one: '{n} vaga', other: '{n} vagas' }
  expect(fillCount(forms, 0)).toBe('0 vagas')
  expect(fillCount({ ...forms, zero: 'nenhuma vaga' }, 0)).toBe('nenhuma vaga')
})
