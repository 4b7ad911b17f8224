import { expect, type Page } from '@playwright/test'
import { config } from '../config.ts'

/** The Studio's form for one document; fields go by the names an editor reads. */
export function studioDocument(page: Page, studioUrl = config.studioUrl) {
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
  // Running text, whose box has no name of its own.
  const richText = page.getByTestId('field-body').first()
  const status = page.getByTestId('pane-footer-document-status')
  return {
    textbox,
    /** At the foot of the form: when it was last edited or published; a click opens the history. */
    status,
    richText,
    /** Writes into the running text, whose first click only wakes it. */
    writeText: async (text: string) => {
      const box = richText.getByRole('textbox')
      await expect(async () => {
        await box.click({ timeout: 5_000 })
        await expect(box).toBeFocused({ timeout: 2_000 })
      }).toPass()
      await page.keyboard.type(text)
      await expect(box).toContainText(text)
    },
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
    /**
     * Publishes and waits until the lake has. While a change arrives, the button takes no click and
     * says nothing: then it is pressed again.
     */
    publishNow: async () => {
      await expect(publish).toBeEnabled()
      await expect(async () => {
        const isWaiting = await publish.isEnabled({ timeout: 5_000 })
        if (isWaiting) await publish.click({ timeout: 5_000 })
        await expect(status).toHaveText(/published/i, { timeout: 10_000 })
      }).toPass()
      await expect(publish).toBeDisabled()
    },
  }
}
