import type { Examples } from '../gallery/examples.ts'
import { Slider } from './slider.tsx'
import { TextField } from './text-field.tsx'

const slider = (id: string, pounds: number | null) => (
  <>
    <TextField id={id} label="Up to £" type="number" defaultValue={pounds ?? ''} />
    <Slider
      min={100}
      max={1000}
      step={10}
      defaultValue={pounds ?? 1000}
      aria-label="The most a month"
      aria-valuetext={pounds === null ? 'Any' : `Up to £${pounds}`}
    />
  </>
)

export const sliderExamples: Examples = {
  'Part of the way': slider('example-slider', 300),
  'At its end, which sets no limit': slider('example-slider-end', null),
}
