import { expect, test } from 'vitest'
import { isLocalhost } from './address'

test('friends cannot follow a link to a computer that calls itself home', () => {
  const here = [
    'localhost',
    'ethnos.localhost',
    '127.0.0.1',
    '127.1.2.3',
    '[::1]',
    '0.0.0.0',
    '[::]',
  ]
  const elsewhere = [
    '192.168.1.5',
    'ethnos.example',
    'localhost.example',
    '10.127.0.0.1',
    '[fe80::1]',
    'notlocalhost',
  ]
  expect(here.filter(isLocalhost)).toEqual(here)
  expect(elsewhere.filter(isLocalhost)).toEqual([])
})
