import type { Examples } from '../gallery/examples.ts'
import { ScrollingTable } from './scrolling-table.tsx'

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August']

export const scrollingTableExamples: Examples = {
  'Wider than a phone': (
    <ScrollingTable label="Payments by month">
      <table>
        <caption>Payments by month</caption>
        <thead>
          <tr>
            {months.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {months.map((month) => (
              <td key={month}>£289.47</td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollingTable>
  ),
}
