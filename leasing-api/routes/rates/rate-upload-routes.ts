import type { Call } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import {
  type Actor,
  actsFor,
  providerFor,
  officeOrKeyRoute,
} from '#leasing-api/accounts/key-route.ts'
import { hidden } from '#leasing-api/accounts/office-route.ts'
import type { RateUpload } from '#leasing-api/queries/rates/rate-uploads.ts'
import { uploadToWire } from '#leasing-api/rate-uploads/upload-to-wire.ts'
import { done } from '#leasing-api/server/done.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import type { CallRequest } from '#leasing-api/server/route.ts'

type Request = Pick<CallRequest<Call>, 'services' | 'deals'>

/** Uploads of rate books. Rules C-180, C-181, T-21 to T-25. */
export const rateUploadRoutes = {
  postRateUpload: officeOrKeyRoute(calls.postRateUpload, async (request, actor) => {
    const { body, services } = request
    const { database, accounts, clock } = services
    const providerId = providerFor(actor, body.brandId)
    if (providerId instanceof Failure) return providerId
    if (!(await isProvider(request, providerId))) return hidden
    const id = accounts.secrets.newReference()
    await database.call.addRateUpload({
      id,
      providerId,
      fileName: plainFileName(body.fileName),
      totalBytes: body.totalBytes ?? null,
      actor: actor.actor,
      now: clock(),
    })
    return wire(request, (await database.call.readRateUpload({ id }))!)
  }),

  getRateUpload: officeOrKeyRoute(calls.getRateUpload, async (request, actor) => {
    const upload = await visibleUpload(request, actor, request.params.uploadId)
    return upload instanceof Failure ? upload : wire(request, upload)
  }),

  postRateCheck: officeOrKeyRoute(calls.postRateCheck, async (request, actor) => {
    const upload = await visibleUpload(request, actor, request.params.uploadId)
    if (upload instanceof Failure) return upload
    const { takeHeld, validUntil = null } = request.body
    if (upload.bookId !== null) return busy
    const choice = { areHeldConfirmed: takeHeld, validUntil }
    if (!(await request.services.rateUploads.check(upload, choice))) return busy
    return wireNow(request, upload)
  }),

  putRateUploadLive: officeOrKeyRoute(calls.putRateUploadLive, async (request, actor) => {
    const upload = await visibleUpload(request, actor, request.params.uploadId)
    if (upload instanceof Failure) return upload
    if (upload.bookId !== null || upload.report?.kind !== 'checked') return busy
    const { leaveOutBad, takeFewer } = request.body
    const { badRows, shortfalls } = upload.report
    const isAccepted = (badRows === 0 || leaveOutBad) && (shortfalls.length === 0 || takeFewer)
    if (!isAccepted) return new Failure(422, 'errors.rateBookNotAccepted')
    const choice = { areBadLeftOut: leaveOutBad, areFewerConfirmed: takeFewer }
    if (!(await request.services.rateUploads.switch(upload, choice, actor.actor))) return busy
    return wireNow(request, upload)
  }),

  deleteRateUpload: officeOrKeyRoute(calls.deleteRateUpload, async (request, actor) => {
    const upload = await visibleUpload(request, actor, request.params.uploadId)
    if (upload instanceof Failure) return upload
    if (upload.bookId !== null || upload.state === 'switching') return busy
    await request.services.database.call.removeRateUpload({ id: upload.id })
    return done
  }),
}

const busy = new Failure(409, 'errors.rateBookBusy')

/** An upload that an actor may see; another provider's is not there. Rule C-181. */
export async function visibleUpload(
  { services }: Pick<Request, 'services'>,
  actor: Actor,
  id: string,
): Promise<RateUpload | Failure> {
  const upload = await services.database.call.readRateUpload({ id })
  return upload && actsFor(actor, upload.providerId) ? upload : hidden
}

async function wire({ services, deals }: Request, upload: RateUpload) {
  const names = await services.database.call.readActorNames({ actors: [upload.actor] })
  return uploadToWire(upload, { names, deals, now: services.clock() })
}

/** An upload as it is after a change; as it was where it went meanwhile. */
async function wireNow(request: Request, upload: RateUpload) {
  const { call } = request.services.database
  return wire(request, (await call.readRateUpload({ id: upload.id })) ?? upload)
}

async function isProvider({ services }: Request, providerId: number): Promise<boolean> {
  return (await services.database.call.readProviders()).some(({ id }) => id === providerId)
}

/** A file's name without what no name needs, in 100 characters at most. */
const plainFileName = (name: string) =>
  name
    .replace(/[^\w.() -]/g, '_')
    .slice(0, 100)
    .trim() || 'rates.csv'
