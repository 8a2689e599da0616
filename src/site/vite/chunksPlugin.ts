import type { Plugin } from 'vite'

/** `react` and `shared` are each about a third of the script, and run in separate tasks (src/main.ts). */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          // Without a receiver, the second pass drops the code that sends forms (receiver.ts).
          optimization: { inlineConst: { pass: 2 } },
          // Only emotion's unused `withTheme` needs it. A CommonJS module is otherwise kept.
          treeshake: { moduleSideEffects: (id: string) => !id.includes('hoist-non-react-statics') },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
                {
                  name: 'shared',
                  minShareCount: 3,
                  // Vite's preload helper belongs to the entry, which must not import other chunks. The jobs
                  // list is the heaviest page, and uses no Grid.
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
