import { expect, test } from 'vitest'
import { type Handover, handoverOf, type LeadDelivery } from './handover.ts'

const untried: LeadDelivery = { tries: 0, dueMs: 50, sentMs: null, deadMs: null }
const tried = { ...untried, tries: 2, dueMs: 70 }
const sent = { ...untried, tries: 1, sentMs: 30 }
const dead = { ...untried, tries: 11, deadMs: 40 }

test.each<[string, LeadDelivery[], number, Handover | null]>([
  ['nothing', [], 10, null],
  ['one for later', [untried], 10, { state: 'waiting', atMs: 50 }],
  ['one that is due', [untried], 50, { state: 'trying', atMs: 50 }],
  ['one that is overdue', [untried], 60, { state: 'trying', atMs: 60 }],
  ['one that was tried', [tried], 10, { state: 'trying', atMs: 70 }],
  ['one that was tried and one not', [tried, untried], 10, { state: 'trying', atMs: 50 }],
  ['one sent', [sent], 60, { state: 'sent', atMs: 30 }],
  ['one sent and one dead', [dead, sent], 60, { state: 'sent', atMs: 30 }],
  ['two sent', [sent, { ...sent, sentMs: 20 }], 60, { state: 'sent', atMs: 20 }],
  ['one dead and one under way', [dead, tried], 60, { state: 'trying', atMs: 70 }],
  ['all dead', [dead, { ...dead, deadMs: 45 }], 60, { state: 'failed', atMs: 45 }],
])('W-98 of %s', (_, deliveries, nowMs, handover) => {
  expect(handoverOf(deliveries, nowMs)).toEqual(handover)
})
