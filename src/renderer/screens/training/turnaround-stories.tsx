import { Stories } from './stories.tsx'

export default function TurnaroundStories() {
  return (
    <Stories
      call="training.turnaroundStories"
      title="Turnaround stories"
      note="How stores came back"
      none="storiesNone"
    />
  )
}
