// jobsUsa.ts: jobsUsa is missing. Put back the line that begins with "export const jobsUsa".

