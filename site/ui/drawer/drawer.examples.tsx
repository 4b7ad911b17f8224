import { Button } from '../button/button.tsx'
import type { Examples } from '../gallery/examples.ts'
import { Column, PageTitle } from '../page-section/page-section.tsx'
import { Drawer } from './drawer.tsx'

const id = 'example-drawer'

export const drawerExamples: Examples = {
  'Opened by a button': (
    <>
      <Button look="secondary" popoverTarget={id}>
        Open the drawer
      </Button>
      <Drawer id={id} label="Drawer">
        <Column>
          <PageTitle title="Drawer" lede="It comes from the right and needs no script." />
          <Button look="quiet" popoverTarget={id} popoverTargetAction="hide">
            Close the drawer
          </Button>
        </Column>
      </Drawer>
    </>
  ),
}
