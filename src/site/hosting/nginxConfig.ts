import { IMMUTABLE, REVALIDATED } from './caching.ts'

interface NginxSite {
  /** The base path with its slashes: `/`, `/site/`. */
  readonly base: string
  readonly headers: Readonly<Record<string, string>>
  /** The pages below the home page: `about`, `jobs`. */
  readonly sections: readonly string[]
  /** The sections that have pages below them: `jobs` for `jobs/7`. */
  readonly folders: readonly string[]
}

const lines = (texts: readonly string[]) => texts.join('\n    ')

/**
 * What goes into nginx's `server` block beside `listen` and `root`. Its patterns let only plain words into an address
 * that it leads to, so that nothing typed can end up in a header.
 */
export function nginxConfig({ base, headers, sections, folders }: NginxSite): string {
  const pattern = base.replace(/[.+()[\]{}*?^$|\\]/g, '\\$&')
  const headerLines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  const pages = sections.map((name) => `location = ${base}${name} { try_files ${base}${name}.html =404; }`)
  const pagesBelow = folders.map(
    (name) => `location ~ ^${pattern}${name}/[^/.]+$ { try_files $uri.html =404; }`,
  )
  const typedOtherwise = [
    ...sections.map(
      (name) => `location ~* ^${pattern}${name}/?$ { return 301 ${base}${name}$is_args$args; }`,
    ),
    ...folders.map(
      (name) => `location ~* ^${pattern}${name}/([\\w-]+)/?$ { return 301 ${base}${name}/$1$is_args$args; }`,
    ),
  ]
  const withoutSlash =
    base === '/' ? '' : `location = ${base.slice(0, -1)} { return 301 ${base}$is_args$args; }\n\n`

  return `# Made by the build, for the files beside it: the policy names their inline scripts by hash.
# For a server block whose root is the folder that answers for /; see src/site/hosting/README.md.

# A long search is a long address. nginx's own limit for it is 8 kB.
large_client_header_buffers 4 32k;
absolute_redirect off;
set $site_cache_control ${REVALIDATED};
# //jobs and jobs%2F7 are no pages: what the browser runs judges the address as it was asked for, nginx would clean it.
merge_slashes off;
set $site_asked $request_uri;
if ($uri = ${base}404.html) { set $site_asked ""; }
if ($site_asked ~* "^[^?]*%2f") { rewrite ^ ${base}missing/page last; }

${withoutSlash}location ${base} {
    # A location with an add_header of its own would lose all of these.
    ${lines(headerLines)}
    add_header Cache-Control $site_cache_control always;

    charset utf-8;
    # The build leaves a .gz and a .br beside each file; the server block may add "brotli_static on;".
    gzip_static on;
    gzip_vary on;
    error_page 404 ${base}404.html;

    # Pages.
    location = ${base} { try_files ${base}index.html =404; }
    location = ${base}404.html { internal; }
    ${lines(pages)}
    ${lines(pagesBelow)}

    # Pages, typed in another way.
    location = ${base}index.html { return 301 ${base}$is_args$args; }
    location ~ ^${pattern}((?:[\\w-]+/)*[\\w-]+)\\.html$ { return 301 ${base}$1$is_args$args; }
    ${lines(typedOtherwise)}

    # Files. A missing one is never answered with a page, which a browser might keep as a script.
    location ^~ ${base}assets/ {
        set $site_cache_control "${IMMUTABLE}";
        try_files $uri ${base}missing-file;
    }
    location = ${base}missing-file {
        internal;
        default_type text/plain;
        return 404 "Not found\\n";
    }
    # What is for the host alone.
    location ~ /[._]|\\.(?:br|gz)$ { return 404; }
    location ~ \\.[^/]+$ { try_files $uri ${base}missing-file; }

    return 404;
}
`
}
