/** Reads the user's repository and never writes to it. */
package org.openjdk.jmh.builds.git;
