// Drawn around x = 0, all with the same area. `edge` is the x of the right edge.
const TOP = {
  outline:
    'M-105 58c4-38 48-58 101-58 57 0 105 16 110 55 2 36-28 58-77 64-37 4-85 4-110-10-18-12-27-29-24-51z',
  strata: '',
  height: 122,
  edge: 107,
}
const MIDDLE = {
  outline:
    'M-119 52c0-33 33-48 79-51 56-3 117-3 142 15 23 17 20 53 0 70-15 11-51 15-94 15-38 1-79 3-102-5-18-6-25-24-25-44z',
  strata: 'M-96 60c58-13 135-10 193 5',
  height: 102,
  edge: 119,
}
const BOTTOM = {
  outline:
    'M-127 50c-2-30 30-46 72-48 60-3 138-4 164 12 20 12 24 44 8 62-10 12-34 16-64 17-44 2-110 3-146-2-22-3-33-20-34-41z',
  strata: 'M-105 46c60 10 140 12 214-4M-93 66c50 8 110 9 160 4',
  height: 94,
  edge: 128,
}

export const STONE_GAP = 5

export function stoneShape(index: number, stoneCount: number) {
  if (index === stoneCount - 1) return BOTTOM
  return index === 0 ? TOP : MIDDLE
}
