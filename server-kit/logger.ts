import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { readableLine } from './readable-line.ts'
import { currentRequestId } from './request-id.ts'
import { withoutPersonalData } from './without-personal-data.ts'

export type LoggerSettings = {
  /** The program that writes. */
  name: string
  /** Least level that is written. */
  level: string
  /** Lines for people, as in development; else JSON. */
  isReadable: boolean
  destination?: DestinationStream
}

/**
 * The log of a program: one line of JSON an event, or lines for people in development. Each carries
 * the id of the request that is being answered, and no text in it looks like something of a person.
 * Rules C-146, C-147.
 */
export function createLogger({
  name,
  level,
  isReadable,
  destination = pino.destination(1),
}: LoggerSettings): Logger {
  const stream: DestinationStream = isReadable
    ? { write: (line) => destination.write(readableLine(line)) }
    : destination
  return pino(
    {
      name,
      level,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      mixin: () => {
        const requestId = currentRequestId()
        return requestId === null ? {} : { requestId }
      },
      serializers: { err: plainError },
      hooks: {
        logMethod(args, method) {
          Reflect.apply(
            method,
            this,
            args.map((each: unknown) =>
              typeof each === 'string' ? withoutPersonalData(each) : each,
            ),
          )
        },
      },
    },
    stream,
  )
}

function plainError(error: Error) {
  const plain = stdSerializers.err(error) as { type: string; message: string; stack: string }
  return {
    type: plain.type,
    message: withoutPersonalData(plain.message ?? ''),
    stack: withoutPersonalData(plain.stack ?? ''),
  }
}
