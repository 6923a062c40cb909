/** Order suggestions for everything except apparel. */
import { AssistScreen } from './assist-screen.tsx'

export default function NonApparels() {
  return <AssistScreen half="nonApparel" />
}
