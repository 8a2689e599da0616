/** On `<html>` in a document that the service worker has taken from its cache (sw.ts). */
export const CACHED_ATTRIBUTE = 'data-cached'

/** Its values: there is no network, the host takes long, it answers with an error. Later: it answers, and has a newer build. */
export const CACHED_REASONS = ['offline', 'slow', 'failed'] as const
export const OUTDATED = 'outdated'
