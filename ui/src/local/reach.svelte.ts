/** Whether the server can be reached, as far as the last request tells. */

class Reach {
  isLost = $state(false)

  /** Pass on the answer to a request. */
  async watch<Answer>(asked: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await asked
      this.isLost = false
      return answer
    } catch (error) {
      this.isLost = true
      throw error
    }
  }
}

export const reach = new Reach()
