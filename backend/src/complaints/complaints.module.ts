import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Complaint } from './complaint.entity.js';
import { ComplaintStatus } from './complaint-status.js';
import { ComplaintStatusChange } from './complaint-status-change.entity.js';
import { ComplaintTracking } from './complaint-tracking.js';
import { ComplaintsController } from './complaints.controller.js';
import { Complaints } from './complaints.js';

/** Complaints. */
@Module({
  imports: [TypeOrmModule.forFeature([Complaint, ComplaintStatusChange])],
  controllers: [ComplaintsController],
  providers: [Complaints, ComplaintStatus, ComplaintTracking],
})
export class ComplaintsModule {}
