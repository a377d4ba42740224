import { Module } from '@nestjs/common';
import { ContactController } from './contact.controller.js';
import { ContactMessages } from './contact-messages.js';

/** Messages to the office. */
@Module({ controllers: [ContactController], providers: [ContactMessages] })
export class ContactModule {}
