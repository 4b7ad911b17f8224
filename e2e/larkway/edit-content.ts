import { contentClient } from './content-client.ts'

/** Writes the home page's headline as an editor's program would, and returns the one before. */
export async function writeHeadline(dataFolder: string, headline: string): Promise<string> {
  const client = contentClient(dataFolder)
  const before = await client.fetch<string>('*[_id == "siteSettings"][0].headline')
  await client.patch('siteSettings').set({ headline }).commit()
  return before
}
