import { Badge, Box, Card, Container, Flex, Stack, Text } from '@sanity/ui'
import type { UserViewComponent } from 'sanity/structure'
import { today } from '../../schemas/validation/today.ts'
import { type ExperimentDraft, experimentSplit, experimentState } from './experiment-split.ts'
import { ScenarioBar } from './scenario-bar.tsx'

const tones = {
  off: 'default',
  undated: 'caution',
  planned: 'primary',
  running: 'positive',
  ended: 'caution',
} as const

/** Beside an experiment's form: who sees what, and whether it runs. */
export const SplitView: UserViewComponent = ({ document }) => {
  const draft = document.displayed as ExperimentDraft
  const { state, text } = experimentState(draft, today())
  const scenarios = experimentSplit(draft)
  return (
    <Box overflow="auto" style={{ height: '100%' }}>
      <Container width={1} padding={4}>
        <Stack gap={5} paddingY={4}>
          <Flex gap={3} align="center">
            <Badge tone={tones[state]}>{state === 'undated' ? 'no date' : state}</Badge>
            <Text size={1}>{text}</Text>
          </Flex>
          {scenarios.length === 0 && <Text muted>No scenarios yet. Add one in the form.</Text>}
          {scenarios.map((scenario) => (
            <ScenarioBar key={scenario.key} scenario={scenario} />
          ))}
          {scenarios.length > 0 && (
            <Card padding={3} radius={2} tone="transparent">
              <Text muted size={1}>
                Visitors who have not agreed to statistics always see the first variant; the shares
                divide those who have.
              </Text>
            </Card>
          )}
        </Stack>
      </Container>
    </Box>
  )
}
