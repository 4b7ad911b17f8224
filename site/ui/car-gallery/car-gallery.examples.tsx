import type { Examples } from '../gallery/examples.ts'
import { CarGallery, PhotoStrip } from './car-gallery.tsx'

const picture = {
  range: 'vauxhall.corsa',
  bodyType: 'hatchback',
  paint: 'apricot',
  isElectric: false,
  alt: 'Drawing of the Vauxhall Corsa',
} as const

export const carGalleryExamples: Examples = {
  'Three colours in stock': (
    <CarGallery
      picture={picture}
      legend="Colours in stock"
      colours={[
        { label: 'Our drawing', paint: 'apricot' },
        { label: 'Midnight black, available now', paint: 'ink' },
        { label: 'Moss green, from 3 December 2026', paint: 'moss' },
      ]}
    />
  ),
  Photographs: (
    <PhotoStrip
      label="Pictures of the Vauxhall Corsa"
      pictures={[{ url: '/cars/vauxhall.corsa-hatchback-moss.svg', alt: 'From the side' }]}
    />
  ),
}
