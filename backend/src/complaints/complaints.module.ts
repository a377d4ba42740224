import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Complaint } from './complaint.entity.js';
import { ComplaintsController } from './complaints.controller.js';
import { Complaints } from './complaints.js';

/** Complaints. */
@Module({
  imports: [TypeOrmModule.forFeature([Complaint])],
  controllers: [ComplaintsController],
  providers: [Complaints],
})
export class ComplaintsModule {}
