import { expect, type Page } from '@playwright/test'
import { config } from '../config.ts'

/** The Studio's form for one document; fields go by the names an editor reads. */
export function studioDocument(page: Page, studioUrl = config.studioUrl) {
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
  return {
    textbox,
    /** Running text, whose box has no name of its own. */
    richText: page.getByTestId('field-body').first(),
    tab: (name: string) => page.getByRole('tab', { name }),
    publish,
    /** Whoever else is in the form; on loopback everybody has the one name. */
    others: page.getByTestId('document-panel-scroller').getByLabel('Local editor'),
    open: (type: string, id: string) =>
      page.goto(`${studioUrl}/intent/edit/id=${id};type=${type}/`),
    /** Opens it through lists, by their names in the address. */
    openIn: (lists: string, id: string) => page.goto(`${studioUrl}/structure/${lists};${id}`),
    create: (type: string) =>
      page.goto(`${studioUrl}/intent/create/template=${type};type=${type}/`),
    /** The id of the document that is open: the last part of the address. */
    id: () =>
      /;([\w.-]+)(?:,[^;]*)?$/.exec(decodeURIComponent(new URL(page.url()).pathname))?.[1] ?? '',
    writeDate: async (name: string, day: string) => {
      await textbox(name).fill(day)
      await page.keyboard.press('Tab')
      await expect(textbox(name)).toHaveValue(day)
    },
    /** A text more in a list of texts. */
    addText: async (list: string, text: string) => {
      const group = page
        .getByRole('group')
        .filter({ has: page.getByText(list, { exact: true }) })
        .last()
      const texts = await group.getByRole('textbox').count()
      await group.getByRole('button', { name: 'Add item' }).click()
      await group.getByRole('textbox').nth(texts).fill(text)
    },
    /** Shows what readers see, where an editor takes it back. */
    showPublished: () => page.getByRole('button', { name: 'Published', exact: true }).click(),
    /** Chooses from the menu beside the publish button. */
    choose: async (action: RegExp) => {
      await page.getByRole('button', { name: 'Open document actions' }).click()
      await page.getByRole('menuitem', { name: action }).click()
    },
    /** Publishes and waits until nothing is left to publish. */
    publishNow: async () => {
      await expect(publish).toBeEnabled()
      await publish.click()
      await expect(publish).toBeDisabled()
    },
  }
}
