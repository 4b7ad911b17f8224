import { expect, test } from 'vitest'
import { layoutFailure } from './layout-failure.ts'

const overload = 'We are very busy. Please try again in a moment.'

test.each([
  [{ messageKey: 'errors.overload' }, overload],
  [Object.assign(new Error('late'), { status: 404, messageKey: 'errors.overload' }), overload],
  [{ body: { error_key: 'errors.overload', message: 'for logs' } }, overload],
  [{ messageKey: 'errors.generic' }, null],
  [{ messageKey: 'select 1 from users' }, null],
  [{ messageKey: 7, body: 'errors.overload' }, null],
  [new Error('connect ECONNREFUSED 10.0.0.1:5432'), null],
  [null, null],
])(
  'S-36 a layout that fails with %o gives 500 with what is meant for visitors',
  (error, message) => {
    expect(layoutFailure(error)).toEqual({ statusCode: 500, message })
  },
)
