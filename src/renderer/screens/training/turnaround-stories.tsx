import { Stories } from './stories.tsx'

export default function TurnaroundStories() {
  return (
    <Stories
      call="training.turnaroundStories"
      title="Turnaround stories"
      note="Stores that turned their sales around"
      none="storiesNone"
    />
  )
}
