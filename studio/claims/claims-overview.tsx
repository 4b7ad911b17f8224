import { Box, Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { today } from '../../schemas/validation/today.ts'
import {
  type ClaimFilter,
  type ClaimOrder,
  filterClaims,
  orderAfterPress,
  sortClaims,
} from './arrange-claims.ts'
import { type ClaimRow, claimRows } from './claim-rows.ts'
import { ClaimsFilter } from './claims-filter.tsx'
import { ClaimsTable } from './claims-table.tsx'
import { useClaims } from './use-claims.ts'

/** The page of the Studio that lists every claim. */
export function ClaimsOverview() {
  const answer = useClaims()
  return (
    <Box overflow="auto" style={{ height: '100%' }}>
      <Container width={5} padding={4}>
        <Stack gap={4} paddingY={3}>
          <Heading as="h1" size={2}>
            Claims
          </Heading>
          <Text muted size={1}>
            What we promise in public. A claim past its review date is hidden from every page until
            somebody has checked it and chosen a new date.
          </Text>
          {answer.state === 'loading' && (
            <Flex align="center" gap={3} padding={4} role="status">
              <Spinner muted />
              <Text muted>Loading claims</Text>
            </Flex>
          )}
          {answer.state === 'failed' && (
            <Card border padding={4} radius={2} tone="critical" role="alert">
              <Stack gap={4}>
                <Text>The claims could not be loaded. Check your connection.</Text>
                <Box>
                  <Button text="Try again" onClick={answer.retry} />
                </Box>
              </Stack>
            </Card>
          )}
          {answer.state === 'ready' && <Rows rows={claimRows(answer.claims, today())} />}
        </Stack>
      </Container>
    </Box>
  )
}

function Rows({ rows }: { rows: ClaimRow[] }) {
  const [filter, setFilter] = useState<ClaimFilter>({ words: '', state: 'all' })
  const [order, setOrder] = useState<ClaimOrder>({ column: 'reviewBy', isDescending: false })
  const shown = sortClaims(filterClaims(rows, filter), order)

  if (rows.length === 0)
    return (
      <Card border padding={4} radius={2}>
        <Text muted>No claims yet. Create one under Content, Claims.</Text>
      </Card>
    )
  return (
    <Stack gap={4}>
      <ClaimsFilter filter={filter} rows={rows} onChange={setFilter} />
      <Text muted size={1} role="status">
        {shown.length === rows.length
          ? `${rows.length} claims`
          : `${shown.length} of ${rows.length} claims`}
      </Text>
      {shown.length > 0 ? (
        <ClaimsTable
          rows={shown}
          order={order}
          onSort={(column) => setOrder(orderAfterPress(order, column))}
        />
      ) : (
        <Card border padding={4} radius={2}>
          <Text muted>No claim matches. Use fewer words or choose another state.</Text>
        </Card>
      )}
    </Stack>
  )
}
