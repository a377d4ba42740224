import { Controller } from '@nestjs/common';
import type { ActivateAnswer, Answer, LoginAnswer } from '@site/contract';
import { EmailDto, LoginDto } from '../accounts/account-bodies.js';
import { PlainAnswer } from './answers.js';
import { Call } from './call.js';

// The compiler is what checks this class, in `npm test -- types`.
@Controller()
class Calls {
  @Call('login', { summary: 'as the contract says' })
  login(_body: LoginDto): LoginAnswer {
    return { success: true, customerId: '', email: '' };
  }

  // @ts-expect-error the body of another call
  @Call('login', { summary: 'another body' })
  anotherBody(_body: EmailDto): LoginAnswer {
    return { success: true, customerId: '', email: '' };
  }

  // @ts-expect-error no parameter takes the body
  @Call('login', { summary: 'no body' })
  noBody(): LoginAnswer {
    return { success: true, customerId: '', email: '' };
  }

  // @ts-expect-error a field of the answer is missing
  @Call('activate', { summary: 'another answer' })
  anotherAnswer(_body: EmailDto): Answer {
    return { success: true };
  }

  // @ts-expect-error the class does not describe the answer
  @Call('activate', { summary: 'another class', answer: PlainAnswer })
  anotherClass(_body: EmailDto): ActivateAnswer {
    return { success: true, customerId: '' };
  }
}

test('a method that takes or returns something else than the contract says does not compile', () => {
  expect(Calls.name).toBe('Calls');
});
