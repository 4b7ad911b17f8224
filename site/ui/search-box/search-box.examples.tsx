import type { Examples } from '../gallery/examples.ts'
import { SearchBox } from './search-box.tsx'

const box = {
  action: '/search',
  name: 'q',
  label: 'Search cars and guides',
  placeholder: 'Kia EV3, 7 seats, under £250',
  submit: 'Search',
  maxLength: 80,
}

export const searchBoxExamples: Examples = {
  'Large, as on its page': <SearchBox {...box} id="example-search-large" size="large" />,
  'Small, as in the header': (
    <SearchBox
      {...box}
      id="example-search-small"
      formLabel="Search in the header"
      size="small"
      defaultValue="ev3"
    />
  ),
}
