/** Reports of what was measured, as files and sentences. */
package org.openjdk.jmh.builds.reports;
