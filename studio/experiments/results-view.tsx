import { Box, Button, Card, Container, Spinner, Stack, Text } from '@sanity/ui'
import type { UserViewComponent } from 'sanity/structure'
import type { ExperimentDraft } from './experiment-split.ts'
import { ScenarioTable } from './scenario-table.tsx'
import { countedScenarios } from './counted-scenarios.ts'
import { useCounts } from './use-counts.ts'

export type ResultsOptions = { findSite: () => Promise<string> }

/** Beside an experiment's form: what was counted of its variants since its first day, and what that says. */
export const ResultsView: UserViewComponent<ResultsOptions> = ({ document, options }) => {
  const draft = document.displayed as ExperimentDraft
  const counts = useCounts(options?.findSite, draft.startsOn ?? '')
  return (
    <Box overflow="auto" style={{ height: '100%' }}>
      <Container width={2} padding={4}>
        <Stack gap={5} paddingY={4}>
          {counts.state === 'loading' && <Spinner muted />}
          {counts.state === 'failed' && (
            <Card padding={3} radius={2} tone="critical" role="alert">
              <Stack gap={3}>
                <Text size={1}>{counts.message}</Text>
                <Button mode="ghost" text="Try again" onClick={counts.retry} />
              </Stack>
            </Card>
          )}
          {counts.state === 'ready' && (
            <>
              {countedScenarios(draft, counts.counts).map((scenario) => (
                <ScenarioTable key={scenario.key} scenario={scenario} />
              ))}
              <Card padding={3} radius={2} tone="transparent">
                <Text muted size={1}>
                  Counted since {draft.startsOn ?? 'the beginning'}, of visitors who agreed to
                  statistics. Behind each share stand the bounds in which it lies in 95 of 100 such
                  counts; a difference is told once its own bounds leave out none at all.
                </Text>
              </Card>
            </>
          )}
        </Stack>
      </Container>
    </Box>
  )
}
