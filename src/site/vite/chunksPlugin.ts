import type { Plugin } from 'vite'

/** Groups modules into chunks. React is half of the script, and runs in a separate task (src/main.ts). */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
                {
                  name: 'shared',
                  minShareCount: 3,
                  // Vite's preload helper belongs to the entry, which must not import other chunks (budgets/budgets.ts).
                  // The jobs list is the heaviest page, and uses no Grid.
                  test: (id: string) => !/vite\/preload-helper|@mui\/\w+\/Grid\//.test(id),
                },
              ],
            },
          },
        },
      },
    }),
  }
}
