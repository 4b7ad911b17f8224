import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ScenarioSplit } from './experiment-split.ts'

/** Tones that differ in a row, the first for what everybody sees without consent. */
const tones = ['primary', 'caution', 'positive', 'suggest', 'critical', 'default'] as const
const toneOf = (at: number) => tones[at % tones.length]!

/** One scenario: its shares as a bar, and the same as a list in words. */
export function ScenarioBar({ scenario }: { scenario: ScenarioSplit }) {
  const { name, visitors, shares, total, problem } = scenario
  return (
    <Card border padding={4} radius={2} data-scenario={name}>
      <Stack gap={4}>
        <Flex justify="space-between" gap={3} wrap="wrap">
          <Text weight="semibold">{name}</Text>
          <Text muted size={1}>
            {visitors} · {total}% in all
          </Text>
        </Flex>
        <Flex gap={1} aria-hidden>
          {shares
            .filter(({ widthPercent }) => widthPercent > 0)
            .map((share) => (
              <Card
                key={share.key}
                border
                paddingY={3}
                radius={1}
                tone={toneOf(shares.indexOf(share))}
                style={{ width: `${share.widthPercent}%`, minWidth: '2.5rem' }}
              >
                <Text align="center" size={1} weight="medium">
                  {share.weight}%
                </Text>
              </Card>
            ))}
        </Flex>
        <Stack as="ul" gap={3} style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {shares.map((share, at) => (
            <Flex as="li" key={share.key} gap={3} align="center" wrap="wrap">
              <Badge tone={toneOf(at)}>{share.weight}%</Badge>
              <Text size={1} weight="medium">
                {share.name}
              </Text>
              <Text size={1}>{share.label}</Text>
              {share.isFirst && (
                <Text muted size={1}>
                  shown without consent
                </Text>
              )}
            </Flex>
          ))}
        </Stack>
        {problem && (
          <Card padding={3} radius={2} tone="critical" role="alert">
            <Text size={1}>{problem}</Text>
          </Card>
        )}
      </Stack>
    </Card>
  )
}
