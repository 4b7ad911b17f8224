import { itemsStoredWith, type StoredItem } from '#core/consent/stored-items.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { servicesOf, type ThirdParties } from '#core/consent/third-parties.ts'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import styles from './stored-table.module.css'

const texts = messages.consent
const daySeconds = 86_400

/** Everything that this site stores in a browser, with what it is for: the table that decides it. Rule A-25. */
export function StoredTable({ thirdParties }: { thirdParties: ThirdParties }) {
  const { columns } = texts
  return (
    <ScrollingTable label={texts.table}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.why}</th>
            <th scope="col">{columns.needs}</th>
            <th scope="col">{columns.lasts}</th>
          </tr>
        </thead>
        <tbody>
          {itemsStoredWith(servicesOf(thirdParties)).map((item) => (
            <tr key={item.id} data-stored={item.id}>
              <th scope="row">
                {item.name === '*' ? null : <code>{item.name}</code>}
                <small>{placeText(item)}</small>
              </th>
              <td>{texts.items[item.id]}</td>
              <td>{texts.categories[item.category]}</td>
              <td>{lastsText(item.lasts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  )
}

function placeText({ place, service }: StoredItem): string {
  if (service === undefined) return texts.places[place]
  const by = fill(texts.elsewhere, { service: texts.services[service] })
  return `${texts.places[place]}, ${by}`
}

function lastsText(lasts: StoredItem['lasts']): string {
  if (typeof lasts === 'string') return texts.lasts[lasts]
  return fill(texts.lasts.days, { days: lasts / daySeconds })
}
