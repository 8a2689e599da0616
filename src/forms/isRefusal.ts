import { isRecord } from '../domain/isRecord'

const isNo = (value: unknown) => /^(?:false|0|no)$/i.test(String(value))

const isRefusalWord = (value: unknown) =>
  /false|error|fail|spam|invalid|reject|denied|missing|abort/i.test(String(value))

/** `[]` and `{}` say nothing. */
const hasEntries = (value: unknown) => (value instanceof Object ? Object.keys(value).length > 0 : !!value)

/**
 * A service may answer 200 and say in JSON that it has refused the form. Services use different words. `data` may be
 * the stored form, whose fields have names such as `status` and `code`: it counts only if nothing else says yes or no.
 */
export function isRefusal(answer: unknown): boolean {
  if (!isRecord(answer)) return false
  const { success, ok, sent, status, result, type, code, error, errors, data } = answer
  return (
    [success, ok, sent].some(isNo) ||
    [status, result, type].some(isRefusalWord) ||
    [status, code].some((number) => Number(number) >= 400) ||
    [error, errors].some((value) => hasEntries(value) && !isNo(value)) ||
    ([success, ok, sent, status].every((value) => value === undefined) && isRefusal(data))
  )
}
