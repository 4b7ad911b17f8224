import type { CarDrawing } from '#site/ui/car-drawing/car-file-name.ts'

/** The car of pictures that are about no car. */
export const houseCar: CarDrawing = {
  bodyType: 'estate',
  paint: 'lagoon',
  wheel: 1,
  isElectric: true,
}
