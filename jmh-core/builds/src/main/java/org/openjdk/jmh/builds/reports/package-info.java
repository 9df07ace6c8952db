/** What was measured, in files and sentences. */
package org.openjdk.jmh.builds.reports;
