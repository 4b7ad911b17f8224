import type { Examples } from '../gallery/examples.ts'
import { Prose } from './prose.tsx'

export const proseExamples: Examples = {
  'Everything an editor can write': (
    <Prose>
      <p>
        Leasing is <strong>renting a car</strong> for a fixed time. You pay a first payment, then{' '}
        <em>the same amount</em> each month, and <a href="/what-is-car-leasing">hand it back</a>.
      </p>
      <h2>What is in the price</h2>
      <ul>
        <li>Road tax at today’s rate</li>
        <li>Delivery to your door on the mainland</li>
      </ul>
      <h3>In which order</h3>
      <ol>
        <li>Compare the whole cost</li>
        <li>Send one enquiry</li>
      </ol>
      <blockquote>
        <p>Add it all up before you compare.</p>
      </blockquote>
      <table>
        <thead>
          <tr>
            <th scope="col">Fuel</th>
            <th scope="col">Tax a year</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Petrol</td>
            <td>£195.00</td>
          </tr>
          <tr>
            <td>Electric</td>
            <td>£195.00</td>
          </tr>
        </tbody>
      </table>
    </Prose>
  ),
}
