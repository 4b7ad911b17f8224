import { Card, Stack, Text } from '@sanity/ui'
import { shareText } from '../../core/experiments/scenario-result.ts'
import type { CountedScenario } from './counted-scenarios.ts'

const cell = { padding: '0.5rem 1rem 0.5rem 0', textAlign: 'start', fontWeight: 400 } as const
const columns = ['Variant', 'Views', 'Enquiries', 'Enquiries for each view (95%)']

/** The counts of one scenario's variants, and in a sentence what they say. */
export function ScenarioTable({ scenario }: { scenario: CountedScenario }) {
  const { name, variants, sentence } = scenario
  return (
    <Card border padding={4} radius={2} data-results={name}>
      <Stack gap={4}>
        <Text weight="semibold">{name}</Text>
        <Text role="status">{sentence}</Text>
        <table style={{ borderCollapse: 'collapse', width: '100%' }}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" style={cell}>
                  <Text muted size={1}>
                    {column}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variants.map((variant) => (
              <tr key={variant.name}>
                <th scope="row" style={cell}>
                  <Text size={1} weight="medium">
                    {variant.label}
                  </Text>
                </th>
                {[
                  String(variant.views),
                  String(variant.orders),
                  variant.share ? shareText(variant.share) : 'none yet',
                ].map((text, at) => (
                  <td key={columns[at + 1]} style={cell}>
                    <Text size={1}>{text}</Text>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </Card>
  )
}
