import { language, signs } from '#content/language'

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type Values<Text extends string> = Readonly<Record<NamesIn<Text> | (string & {}), string | number>>

/** `Apply for {title}` with its values. A misspelled name is a type error. */
export const fill = <Text extends string>(text: Text, values: Values<Text>) =>
  text.replace(/\{(\w+)\}/g, (_, name: keyof typeof values) => String(values[name]))

/** The form of a text for `n`: `{n} position`, `{n} positions`. `zero`, if there is one, is for 0 in any language. */
export const fillCount = (
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string },
  n: number,
  values: Readonly<Record<string, string>> = {},
) => {
  const form = (n === 0 && forms.zero) || forms[new Intl.PluralRules(language.code).select(n)]
  return fill(form ?? forms.other, { n, ...values })
}

/** Puts signs of the language between the texts that are not empty. */
export const joinTexts = (kind: 'list' | 'titles', texts: readonly (string | undefined)[]) =>
  texts.reduce<string>(
    (text, next = '') => (text && next ? fill(signs[kind], { text, next }) : text + next),
    '',
  )

/** Sentences, without a second full stop after one that has its own end: `What you will do: design.` */
export const joinSentences = (texts: readonly string[]) =>
  texts.reduce((text, next) => {
    const pattern = /[.:!?…。：！？؟।]$/.test(text) ? signs.sentences.replace(/\}\S/, '}') : signs.sentences
    return fill(pattern, { text, next })
  })

/** The texts in a sentence: `{others} and {last}`. */
export const fillList = (pattern: string, texts: readonly string[]) =>
  texts.length < 2
    ? texts.join('')
    : fill(pattern, { others: joinTexts('list', texts.slice(0, -1)), last: texts.at(-1) ?? '' })
