import { Module } from '@nestjs/common';
import { ComplaintsController } from './complaints.controller.js';
import { Complaints } from './complaints.js';

/** Complaints. */
@Module({ controllers: [ComplaintsController], providers: [Complaints] })
export class ComplaintsModule {}
