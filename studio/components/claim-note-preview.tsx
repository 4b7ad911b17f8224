import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import type { PreviewProps } from 'sanity'
import { today } from '../../schemas/validation/today.ts'

type ClaimNote = { claimtext?: string; claimreviewBy?: string }

/** A claim inside a text: its sentence, and whether the page shows it. */
export function ClaimNotePreview(props: PreviewProps) {
  const { claimtext, claimreviewBy } = props as unknown as ClaimNote
  const isHidden = claimreviewBy !== undefined && claimreviewBy < today()
  return (
    <Card padding={3} radius={2} tone={isHidden ? 'critical' : 'primary'}>
      <Stack gap={3}>
        <Flex gap={2} align="center">
          <Badge fontSize={0} tone={isHidden ? 'critical' : 'primary'}>
            {isHidden ? 'Claim, hidden' : 'Claim'}
          </Badge>
          {claimreviewBy && (
            <Text muted size={0}>
              {isHidden ? 'review date has passed: ' : 'review by '}
              {claimreviewBy}
            </Text>
          )}
        </Flex>
        <Text size={1}>{claimtext || 'Choose a claim'}</Text>
      </Stack>
    </Card>
  )
}
