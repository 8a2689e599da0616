export const isRecord = (value: unknown): value is Readonly<Partial<Record<string, unknown>>> =>
  typeof value === 'object' && value !== null
