/** For files with a hash of their content in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The part of a built site that a host's configuration depends on. */
export interface HostedSite {
  /** The base path with its slashes: `/`, `/site/`. */
  readonly base: string
  /** The pages directly below the home page: `about`, `jobs`. */
  readonly sections: readonly string[]
  /** The sections with pages below them: `jobs` for `jobs/7`. */
  readonly folders: readonly string[]
  readonly hashedFiles: readonly string[]
}
