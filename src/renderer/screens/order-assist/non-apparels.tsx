/** What to order of everything but apparel. */
import { AssistScreen } from './assist-screen.tsx'

export default function NonApparels() {
  return <AssistScreen half="nonApparel" />
}
