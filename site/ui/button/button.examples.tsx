import type { Examples } from '../gallery/examples.ts'
import { ExampleRow } from '../gallery/example-row.tsx'
import { Icon } from '../icon/icon.tsx'
import { Button, LinkButton } from './button.tsx'
import { NativeLinkButton } from './native-link-button.tsx'

export const buttonExamples: Examples = {
  'Three looks': (
    <ExampleRow>
      <Button>See 214 deals</Button>
      <Button look="secondary">Change the number</Button>
      <Button look="quiet">Send another code</Button>
    </ExampleRow>
  ),
  'With an icon': (
    <ExampleRow>
      <Button>
        <Icon name="filters" />
        Filters (3)
      </Button>
      <Button look="secondary">
        See the deal
        <Icon name="arrow" />
      </Button>
    </ExampleRow>
  ),
  Busy: (
    <ExampleRow>
      <Button isBusy>Sending your enquiry</Button>
      <Button look="secondary" isBusy>
        Sending another code
      </Button>
    </ExampleRow>
  ),
  'Not to be pressed': (
    <ExampleRow>
      <Button disabled>See 0 deals</Button>
      <Button look="secondary" disabled>
        Compare
      </Button>
    </ExampleRow>
  ),
  'As wide as its place': <Button isWide>Text me the code</Button>,
  'Links that look like buttons': (
    <ExampleRow>
      <LinkButton href="/compare-car-leasing">Send my enquiry</LinkButton>
      <LinkButton href="/compare-car-leasing" look="secondary">
        See all deals
      </LinkButton>
      <LinkButton href="/compare-car-leasing" look="quiet">
        Start again
      </LinkButton>
      <NativeLinkButton href="/">Back to home</NativeLinkButton>
    </ExampleRow>
  ),
}
