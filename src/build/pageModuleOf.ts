const PAGE_MODULES: Readonly<Record<string, string>> = {
  'index.html': 'pages/home/HomePage.tsx',
  'jobs.html': 'pages/jobsList/JobsListPage.tsx',
  'about.html': 'pages/about/AboutPage.tsx',
  'contact.html': 'pages/contact/ContactPage.tsx',
}

/** The module that draws the page of a file in `dist/`; `null` where that is part of the app (the 404 file). */
export function pageModuleOf(file: string): string | null {
  return file.startsWith('jobs/') ? 'pages/jobDetail/JobDetailPage.tsx' : (PAGE_MODULES[file] ?? null)
}
