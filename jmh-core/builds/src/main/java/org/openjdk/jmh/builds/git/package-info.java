/** The user's repository, which is only read. */
package org.openjdk.jmh.builds.git;
