import { describe, expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { orderNames } from '../order-names.ts'

const readable = [
  'confirmedAt',
  'createdAt',
  'handover',
  'offer',
  'orderCode',
  'orderId',
  'orderRef',
  'proof',
  'ratesVersion',
  'shortReference',
  'state',
  'textTaken',
  'vehicle',
]

describe('C-54 what is told of an order', () => {
  test.each(['getOrder', 'confirmOrder'] as const)('%s tells car, offer and state', (name) => {
    expect(Object.keys(calls[name].response.shape).toSorted()).toEqual(readable)
  })

  test.each(['putOrder', 'putPcpOrder'] as const)('%s tells of a new code besides', (name) => {
    expect(Object.keys(calls[name].response.shape).toSorted()).toEqual(
      [...readable, 'codeSentTo', 'codeExpiresAt'].toSorted(),
    )
  })

  test.each(['postOrder', 'postPcpOrder'] as const)('%s gives the write token', (name) => {
    expect(Object.keys(calls[name].response.shape).toSorted()).toEqual(
      [
        ...['orderRef', 'orderCode', 'orderId', 'shortReference', 'state'],
        ...['writeToken', 'proof', 'codeSentTo', 'textTaken', 'codeExpiresAt'],
      ].toSorted(),
    )
  })

  test('C-77 reference, code and id are one value, with a short one to say', () => {
    const orderRef = 'kZ3v0bWn7x2QfLr9sTqYdA'
    expect(orderNames(orderRef, 'K7QM2R9D')).toEqual({
      orderRef,
      orderCode: orderRef,
      orderId: orderRef,
      // C-77
      shortReference: 'K7QM-2R9D',
    })
  })

  test('an order waits for its code or is confirmed', () => {
    expect(calls.getOrder.response.shape.state.options).toEqual(['awaitingCode', 'confirmed'])
  })
})
