import type { Country } from '#content/countries'
import { isRecord } from '../domain/isRecord.ts'
import type { Job } from '../domain/job'

interface Place {
  readonly town: string
  readonly region?: string
  /** A name of content/countries.ts. */
  readonly country: string
}

export const PAY_UNITS = ['hour', 'day', 'week', 'month', 'year'] as const

/** One amount is both limits. A pay with a single limit is open to the other side. */
export interface Pay {
  readonly from?: number
  readonly to?: number
  readonly per: (typeof PAY_UNITS)[number]
  /** ISO 4217. */
  readonly currency: string
}

export type Facts = Pick<Job, 'workplace'> & { readonly places?: readonly Place[]; readonly pay?: Pay }

/** A job with its folder and facts for programs. The app gets the texts that are made of them (factTexts.ts). */
export type Position = Job & Facts & { readonly country: string }

const isTexts = (value: unknown): value is Readonly<Partial<Record<string, string>>> =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'string')

function readPay(value: unknown, own: Country): Pay | undefined {
  const { from, to, per, currency = own.currency } = isTexts(value) ? value : {}
  const unit = PAY_UNITS.find((each) => each === per)
  const limits = {
    ...(from !== undefined && { from: Number(from) }),
    ...(to !== undefined && { to: Number(to) }),
  }
  return unit && { ...limits, per: unit, currency }
}

/** The facts of a position in the folder of a country. The content check has found what is wrong in them. */
export function readFacts(fields: Readonly<Record<string, unknown>>, own: Country): Facts {
  const { places: list } = fields
  const places = Array.isArray(list)
    ? list.filter(isTexts).map((place): Place => Object.assign({ town: '', country: own.name }, place))
    : undefined
  const pay = readPay(fields['pay'], own)
  const workplace = fields['workplace'] ?? (places && 'on-site')
  return {
    ...(places && { places }),
    ...(pay && { pay }),
    ...(typeof workplace === 'string' && { workplace }),
  }
}
