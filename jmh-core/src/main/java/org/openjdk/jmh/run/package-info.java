/**
 * One run: upstream's loops measure, what their hooks tell and ask comes to {@link org.openjdk.jmh.run.Run}, and features
 * listen as {@link org.openjdk.jmh.run.Part}s. Internal: only what a criterion or a program needs is promised to stay.
 */
package org.openjdk.jmh.run;
